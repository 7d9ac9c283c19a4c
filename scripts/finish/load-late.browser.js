/**
 * Runs in the visitor's browser: late-scripts.ts writes it into each page whose form waits for its
 * scripts, without comments and spaces.
 *
 * It loads the scripts when the visitor turns to the form, or at once where something has been
 * written there before. It holds a message that is sent while they load, complete or not, and hands
 * it on when the form's component is there (which then sets `data-hydrated`). If a script cannot be
 * loaded, or after 8 seconds, the browser checks and submits the form itself, which opens the mail
 * program.
 *
 * @param {string[]} missing addresses of the scripts, in the order in which they must run
 */
export function loadLate(missing) {
  const form = document.querySelector('[data-hydrate]');
  let held;

  const load = () => {
    for (const src of missing.splice(0)) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = () => {
        script.remove();
        missing.push(src);
        giveUp();
      };
      document.head.append(script);
      // Too late to change the order, in time for React: it looks for script[async] by its address.
      script.setAttribute('async', '');
    }
  };
  const look = () => {
    let draft;
    try {
      draft = sessionStorage.getItem(form.dataset.draft);
    } catch {}
    // Only a text field has a default value.
    const written = [...form.elements].some((field) => field.defaultValue === '' && field.value);
    if (draft || written || form.contains(document.activeElement)) load();
  };
  const hold = (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (!held) setTimeout(giveUp, 8000);
    held = event;
    load();
  };
  const giveUp = () => {
    form.removeEventListener('invalid', hold, true);
    if (held && form.reportValidity()) HTMLFormElement.prototype.submit.call(form);
    held = null;
  };
  const handOver = (_, observer) => {
    observer.disconnect();
    form.removeEventListener('submit', hold, true);
    form.removeEventListener('invalid', hold, true);
    if (held) form.requestSubmit(held.submitter);
    held = null;
  };

  for (const sign of ['pointerenter', 'pointerdown', 'focusin', 'input'])
    form.addEventListener(sign, load, { once: true });
  form.addEventListener('submit', hold, true);
  form.addEventListener('invalid', hold, true);
  new MutationObserver(handOver).observe(form, { attributeFilter: ['data-hydrated'] });
  addEventListener('pageshow', look);
  look();
}
