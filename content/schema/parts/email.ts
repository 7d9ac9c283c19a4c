const part = String.raw`[\p{L}\p{M}\d!#$%&'*+=^_{|}~-]+`;
const domainLabel = String.raw`[\p{L}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?`;
const pattern = new RegExp(`^${part}(?:\\.${part})*@(?:${domainLabel}\\.)+${domainLabel}$`, 'u');

/** Whether a text is an email address and nothing else. Its letters may be any: `office@école-alder.ca`. */
export const isEmailAddress = (text: string) => pattern.test(text);
