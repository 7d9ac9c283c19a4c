import type { Snapshot } from './snapshot';

/** The URLs of an island's bundle, and of its copy, whose URL is the same in every version of the site. */
export type BundleUrls = [bundle: string, copy: string];

/** What the bundle of an island exports (hydrate-island.tsx). */
interface IslandBundle {
  default: (island: HTMLElement, original: Snapshot) => void;
}

export type IslandLoader = ReturnType<typeof islandLoader>;

/**
 * Loads an island's bundle, with which React takes over the island.
 *
 * @param original what the server wrote into the island
 */
export function islandLoader(island: HTMLElement, original: Snapshot, [bundle, copy]: BundleUrls) {
  let url = bundle;
  let attempt: Promise<void> | undefined;
  const isStarted = () => 'hydrated' in island.dataset;

  async function start() {
    // A browser may remember that a URL failed, or still be waiting for it.
    const asked = url;
    url = `${copy}?${Date.now()}`;
    try {
      const loaded: IslandBundle = await import(asked).catch(() => import(url));
      // An earlier attempt may arrive late.
      if (isStarted()) return;
      loaded.default(island, original);
      island.dataset.hydrated = '';
    } catch {
      attempt = undefined;
    }
  }
  const load = () => (attempt ??= start());

  return {
    load,
    isStarted,
    /** Loads the bundle, and returns whether React took over in time. If not, the next call loads again. */
    async loadWithin(ms: number): Promise<boolean> {
      await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, ms))]);
      if (!isStarted()) attempt = undefined;
      return isStarted();
    },
  };
}

/**
 * Loads an island after the first paint, so that the script does not delay it. If the
 * visitor saves data, loads it when the visitor first points at the island, focuses it or types.
 */
export function loadSoon(island: HTMLElement, load: () => void): void {
  for (const type of ['pointerenter', 'focusin', 'input']) {
    island.addEventListener(type, load, { once: true });
  }
  // https://wicg.github.io/savedata/
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) requestAnimationFrame(() => setTimeout(load));
}
