/** The path of the preview's stand-in for the online enrollment form. */
export const formPath = '/sample-enrollment-form';

/** The form's HTML. Its text explains that it's a sample, and it sends nothing. */
export const sampleForm = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Sample enrollment form</title>
  <meta name="viewport" content="width=device-width" />
  <body style="max-width: 34rem; margin: 0 auto; padding: 1.5rem; background: #fff; color: #2b2622; font: 1.0625rem/1.55 system-ui">
    <p><strong>This is a sample.</strong> It stands in for the school’s own online form, and sends
      nothing. The real form is shown here once ENROLLMENT_FORM_URL is set.</p>
    <form autocomplete="off">
      <p><label>Parent’s name<br /><input /></label></p>
      <button type="button" onclick="confirm('Send? (This sample sends nothing.)') && (textContent = 'Nothing was sent')">Send</button>
    </form>
    <p><a href="#" target="_top">Open this form in the whole window</a></p>
  </body>
</html>
`;
