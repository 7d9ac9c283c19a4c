import type { ContactMessage } from './schema';

const KEY = 'contact-draft';

/**
 * What is being written, kept for this tab only (sessionStorage): it outlives a reload, a crash and
 * a walk to another page, and the browser drops it when the tab closes. Where storage is blocked or
 * full, nothing is kept and nobody is bothered.
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

  /** Written at each keystroke, not after a pause: a crash gives no warning. */
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
      // There is nothing to remove where there is no storage.
    }
  },
};
