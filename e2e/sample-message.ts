/** The message that tests type into contact forms, by the names of the fields. */
export const sampleMessage = {
  from_name: 'Ada Alder',
  from_email: 'ada@alder.example',
  from_phone: '(413) 555-0142',
  message: 'May we visit?\nOn “Tuesday” 👩‍👧',
};
