/**
 * Makes the browser ask before it leaves the page, until the returned function is called. It must be:
 * some browsers do not keep a page that asks for Back and Forward.
 */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // For browsers of before 2024: https://developer.mozilla.org/en-US/docs/Web/API/Window/beforeunload_event
    event.returnValue = true;
  };
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
