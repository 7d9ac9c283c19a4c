/**
 * Import this before EmailJS, which reads `localStorage` while it loads. If the browser blocks
 * storage, that read throws, and the form could not send messages. If `localStorage` is undefined,
 * EmailJS works.
 */
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
