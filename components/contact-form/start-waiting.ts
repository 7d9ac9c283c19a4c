/**
 * Call this before you disable the pressed button while a message waits. From then on, the browser asks before
 * it leaves the page.
 *
 * @returns a function that stops the question. Always call it: while a page asks, some browsers do not keep it
 *   in the cache for Back and Forward. It also gives the focus back to the button, because some browsers take
 *   it from a disabled button.
 */
export function startWaiting(button: () => HTMLButtonElement): () => void {
  const isPressed = document.activeElement === button();
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // For browsers older than 2024: https://developer.mozilla.org/en-US/docs/Web/API/Window/beforeunload_event
    event.returnValue = true;
  };
  addEventListener('beforeunload', ask);
  return () => {
    removeEventListener('beforeunload', ask);
    if (isPressed && document.activeElement === document.body)
      button().focus({ preventScroll: true });
  };
}
