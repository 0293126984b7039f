/** Of the page that shows a developer the mails that the host wrote. */
export const OUTBOX_PATH = "/dev/outbox";
