/**
 * Imported before EmailJS, which looks for `localStorage` while it loads: where the browser forbids
 * storage, already to ask for it throws, and no message could leave. There EmailJS finds none, and
 * does without.
 */
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}

export {};
