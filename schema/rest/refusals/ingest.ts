import { conflict, forbidden, internal, invalid, notFound, refusals, tooLarge, unavailable } from "./message.ts";

export const ingestRefusals = refusals("ingest", {
  oldEventsUnchecked: unavailable("Old events can't be checked right now. Send them again."),
  unavailable: unavailable("Events can't be stored right now. Send them again."),
  keyMissing: invalid("key: must be the project's key"),
  projectPaused: conflict("The project is paused. Activate it before you import into it."),
  site: invalid('"site" must be a website such as shop.example'),
  linesUnchecked: unavailable("The lines can't be compared with stored data right now. Send them again."),
  tooManyWaiting: unavailable("Too many events are waiting. Send them again later."),
  bodyTooLarge: tooLarge("body: must be at most 1 MB as sent and 4 MB unpacked. Send smaller batches."),
  notGzip: invalid("body: is not readable gzip. Send it again, or without compression."),
  notJson: invalid("body: must be JSON"),
  keyUnknown: notFound("key: belongs to no project. Copy the snippet from the project's settings."),
  notAnObject: invalid("body: must be a JSON object with the fields of this call"),
  noAddress: forbidden(
    "A page without an address is not one of this project's websites. Add it in the project's settings.",
  ),
  foreignWebsite: forbidden("{website} is not one of this project's websites. Add it in the project's settings."),
  fault: internal("Something went wrong on our side. Send it again."),
  trackerNotBuilt: unavailable("The tracker is not built. Run: npm run build -w host"),
  checkOver: notFound("check: has ended, or belongs to another project. Open the page from the app again."),
  invalidField: invalid("{field}: {problem}"),
});
