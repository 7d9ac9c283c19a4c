import type { ContactMessage } from './schema';

const KEY = 'contact-draft';

/**
 * The text in the form, kept for this tab only (sessionStorage). It survives a reload, a crash and
 * a visit to another page, and the browser deletes it when the tab closes. Where storage is blocked
 * or full, nothing is kept and the form works as usual.
 */
export const draft = {
  read(): Partial<ContactMessage> {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
      return kept && typeof kept === 'object' ? kept : {};
    } catch {
      return {};
    }
  },

  /** Called at each keystroke, not after a pause: a crash gives no warning. */
  keep(message: ContactMessage) {
    try {
      if (Object.values(message).some(Boolean))
        sessionStorage.setItem(KEY, JSON.stringify(message));
      else sessionStorage.removeItem(KEY);
    } catch {
      // The form works without it.
    }
  },

  remove() {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Without storage there is nothing to remove.
    }
  },
};
