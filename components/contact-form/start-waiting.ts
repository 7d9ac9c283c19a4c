/**
 * Makes the browser ask before it leaves the page. Call this before you disable the pressed button.
 *
 * @returns a function that stops the question, and gives the focus back to the button, because some browsers
 *   take it from a disabled one. While a page asks, some browsers do not keep it for Back and Forward.
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
    if (!isPressed || document.activeElement !== document.body) return;
    button().focus({ preventScroll: true });
  };
}
