import type { CSSProperties } from 'react';

const diagnostics: Record<'mistakes' | 'warnings', string[]> =
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- prepare.ts makes it while editing
  require('../../.generated/diagnostics.json');

// Inline, so that no class gets into the export.
const bar: CSSProperties = {
  position: 'sticky',
  bottom: 0,
  zIndex: 99,
  maxHeight: '40vh',
  overflow: 'auto',
  padding: '0.75rem 1.25rem',
  borderTop: '3px solid var(--clay)',
  background: 'var(--raised)',
  color: 'var(--ink)',
  font: '1rem/1.5 system-ui, sans-serif',
};

/** What the check says, at the foot of each page of the editing server (site-layout.tsx). */
export function DiagnosticsBar() {
  const lists = Object.entries({
    'To correct': diagnostics.mistakes,
    'Worth a look': diagnostics.warnings,
  }).filter(([, lines]) => lines.length);
  if (!lists.length) return null;
  const counts = lists.map(([name, { length }]) => `${name}: ${length}`).join(' · ');
  return (
    // Opens again when the diagnostics change.
    <details key={JSON.stringify(diagnostics)} open style={bar} lang="en" dir="ltr">
      <summary style={{ cursor: 'pointer', fontWeight: 600 }}>{counts}</summary>
      {lists.map(([name, lines]) => (
        <ul key={name} style={{ margin: '0.5rem 0 0' }}>
          {lines.map((line) => {
            const [place] = /^\S+(?=: )/.exec(line) ?? [''];
            return (
              <li key={line}>
                <strong>{place}</strong>
                {line.slice(place.length)}
              </li>
            );
          })}
        </ul>
      ))}
    </details>
  );
}
