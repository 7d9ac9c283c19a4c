/** Where the preview serves its stand-in for the school's online enrollment form. */
export const formPath = '/sample-enrollment-form';

/** That form, which says that it is a sample and sends nothing. */
export const sampleForm = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Sample enrollment form</title>
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <style>
    body { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1.25rem; background: #fff; color: #2b2622;
      font: 1.0625rem/1.55 system-ui, sans-serif; }
    p { padding: 0.875rem 1rem; border: 2px dashed #6d6459; background: #f4efe6; }
    input, button { display: block; width: 100%; min-height: 2.75rem; margin-bottom: 1.5rem; font: inherit; }
  </style>
  <body>
    <p><strong>This is a sample.</strong> It stands in for the school’s own online form, and sends
      nothing. The real form is shown here once ENROLLMENT_FORM_URL is set.</p>
    <form autocomplete="off">
      <label>Parent’s name <input /></label>
      <label>Child’s name <input /></label>
      <label>Child’s birthday <input type="date" /></label>
      <button type="button">Send (does nothing in this sample)</button>
    </form>
  </body>
</html>
`;
