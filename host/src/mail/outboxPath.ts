/** The path of the page that shows a developer the host's mails. */
export const OUTBOX_PATH = "/dev/outbox";
