import { STATUS_CODES, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Where the preview serves its stand-in for the school's online enrollment form. */
export const formPath = '/sample-enrollment-form';

/**
 * Answers with a sample form. `?delay=5` answers after 5 seconds and `?status=500` refuses, to see
 * how the page around it bears that.
 *
 * @param closing aborted when the server closes
 */
export async function answerSampleForm(
  query: URLSearchParams,
  response: ServerResponse,
  closing: AbortSignal,
): Promise<void> {
  const delay = Number(query.get('delay'));
  if (delay > 0) await wait(delay * 1000, undefined, { signal: closing });
  const status = /^[2-5]\d\d$/.test(query.get('status') ?? '') ? Number(query.get('status')) : 200;
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    status < 300
      ? sampleForm
      : `<!doctype html><title>${status}</title><h1>${STATUS_CODES[status]}</h1>`,
  );
}

const sampleForm = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Sample enrollment form</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <style>
      :root { color-scheme: light; }
      * { box-sizing: border-box; }
      body { margin: 0; background: #fff; color: #2b2622; font: 1.0625rem/1.55 system-ui, sans-serif; }
      main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1.25rem 3rem; }
      .sample { margin: 0; padding: 0.875rem 1rem; border: 2px dashed #6d6459; background: #f4efe6; }
      h1 { margin: 2rem 0 0; font: 600 1.75rem/1.2 Georgia, serif; }
      label, legend { display: block; margin-top: 1.5rem; padding: 0; font-weight: 600; }
      fieldset { margin: 0; padding: 0; border: 0; }
      input, select, button { min-height: 2.75rem; font: inherit; color: inherit; }
      input, select { width: 100%; margin-top: 0.375rem; padding: 0.5rem 0.75rem;
        border: 1px dashed #6d6459; border-radius: 0.375rem; background: #faf7f2; }
      button { margin-top: 2rem; padding: 0.5rem 1.5rem; border: 1px solid #6d6459;
        border-radius: 0.375rem; background: #ece5d8; }
      :focus-visible { outline: 3px solid #3d5a45; outline-offset: 2px; }
    </style>
  </head>
  <body>
    <main>
      <p class="sample">
        <strong>This is a sample.</strong> It stands in for the school’s own online form, and sends
        nothing. The real form is shown here once ENROLLMENT_FORM_URL is set.
      </p>
      <h1>Enrollment inquiry</h1>
      <form autocomplete="off">
        <label for="parent">Parent’s name</label>
        <input id="parent" name="parent" />
        <label for="child">Child’s name</label>
        <input id="child" name="child" />
        <label for="birthday">Child’s birthday</label>
        <input id="birthday" name="birthday" type="date" />
        <label for="program">Program</label>
        <select id="program" name="program">
          <option>Toddler Program</option>
          <option>Primary</option>
          <option>Parent-child playgroup</option>
        </select>
        <button type="button">Send (does nothing in this sample)</button>
      </form>
    </main>
  </body>
</html>
`;
