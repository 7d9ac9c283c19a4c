import { spawnSync } from 'node:child_process';

/** Runs the script with a command `gh` that prints `out` and `errors`. */
function pagesUrl(out: string, errors = '', status = 0) {
  const gh = `gh() { printf '${out}'; printf '${errors}' >&2; return ${status}; }`;
  // Git brings a bash that also works on Windows.
  return spawnSync('git', ['-c', 'alias.bash=!bash', 'bash'], {
    input: `${gh}; . .github/pages-url.sh`,
    encoding: 'utf8',
  });
}

describe('the script for the address on GitHub Pages', () => {
  it.each<[string, Parameters<typeof pagesUrl>, string]>([
    ['the address with https', ['http://a.example/'], 'https://a.example/\n'],
    ['no notice', ['https://a.example/', 'A new release of gh'], 'https://a.example/\n'],
    ['nothing without an address', ['null'], ''],
    ['nothing if Pages is off', ['{"status":"404"}', 'Not Found (HTTP 404)', 1], ''],
  ])('prints %s', (_, gh, stdout) => {
    expect(pagesUrl(...gh)).toMatchObject({ stdout, status: 0 });
  });

  it('fails with the reason if GitHub can’t be asked', () => {
    const { status, stdout, stderr } = pagesUrl('', 'HTTP 502', 1);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/Run this workflow again\. HTTP 502/);
  });
});
