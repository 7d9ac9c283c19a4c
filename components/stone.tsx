const variants = {
  plain: 'size-11 bg-sunk dark:bg-raised',
  large: 'size-11 bg-sunk sm:size-20 dark:bg-raised print:contents',
  current: 'size-11 bg-panel',
};

/** A numbered stone in an item of a list (`group`). Every other one is turned. */
export function Stone({ number, variant }: { number: number; variant: keyof typeof variants }) {
  return (
    <span
      className={`grid shrink-0 place-items-center rounded-stone border border-line group-even:rounded-stone-turned dark:border-line-strong ${variants[variant]}`}
    >
      {number}
    </span>
  );
}
