/** The message that tests send, by field name. */
export const sampleMessage = {
  from_name: 'Ada Alder',
  from_email: 'ada@alder.example',
  from_phone: '(413) 555-0142',
  message: 'May we visit?\nOn “Tuesday” 👩‍👧',
};
