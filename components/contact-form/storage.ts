/**
 * Must be imported before EmailJS, which reads `localStorage` while it loads. Where the browser
 * blocks storage, that read throws and no message could be sent. Without `localStorage`, EmailJS
 * works.
 */
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
