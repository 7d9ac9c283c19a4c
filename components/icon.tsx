const drawings = {
  home: 'M3 11.2 12 4l9 7.2M5.5 9.6V20h4.75v-5.5h3.5V20h4.75V9.6',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  contents: 'M4 6.5h.01M4 12h.01M4 17.5h.01M9 6.5h11.5M9 12h11.5M9 17.5h11.5',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  chevron: 'm6 9.5 6 6 6-6',
  notice: 'M12 7.5v5.5m0 3.4v.1M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17',
  arrow: 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5',
};

/** A small decorative icon beside text or inside a labeled control. */
export function Icon({ name, small }: { name: keyof typeof drawings; small?: boolean }) {
  // Sizes are in rem, so that icons grow with the text.
  const size = small ? '1.125rem' : '1.5rem';
  return (
    <svg
      aria-hidden="true"
      // Lets clicks through to the button. Otherwise Safari moves the focus to the icon.
      className="pointer-events-none shrink-0"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
