// Pages with forms of every kind, with the tracker.
import { trackedSite } from "./trackedSite.ts";

const FIELDS = `<label>Name <input name="name" required></label>
<label for="mail">Your email</label><input id="mail" type="email" name="email">
<fieldset><legend>Delivery</legend><label><input type="radio" name="by" value="post">Post</label>
<label><input type="radio" name="by" value="bike">Bike</label></fieldset>
<select name="country"><option value=""></option><option value="de">Germany</option></select>
<textarea name="note" placeholder="A note"></textarea><input type="file" name="photo">
<input type="password" name="code"><input type="hidden" name="token" value="hidden secret">
<div style="display: none"><input name="trap"></div><div data-sl-block><input name="blocked"></div>
<div data-sl-mask><label>Private <input name="masked"></label></div>`;

const bodies: Record<string, string> = {
  "/native": `<form id="order" aria-label="Order" action="/thanks" method="post">${FIELDS}<button>Send</button></form>`,
  "/script": `<form name="contact"><input name="topic"><button>Send</button><button type="button" id="other">Other</button></form>
<script>document.forms[0].onsubmit = (event) => event.preventDefault()</script>`,
  "/checked": `<form id="sign-up" novalidate><input name="email"><button>Go</button></form>
<script>document.forms[0].onsubmit = (event) => { event.preventDefault(); setTimeout(() => email.ariaInvalid = "true", 300) };
const email = document.forms[0].email</script>`,
  "/by-code": `<form id="by-code" action="/thanks"><input name="topic"></form><button id="send" onclick="document.forms[0].submit()">Send</button>`,
  "/formless": `<main><input name="first"><input name="second"><button id="send" onclick="this.parentElement.innerHTML = 'Thanks'">Send</button></main>`,
  "/steps": `<form id="steps"><div id="step"><input name="one"></div><button type="button" id="next"
onclick="step.innerHTML = '<input name=two><input name=three>'">Next</button><button>Send</button></form>
<script>document.forms[0].onsubmit = (event) => event.preventDefault()</script>`,
  "/app": `<form id="app"><input name="one"><input name="two"></form><button id="move" onclick="history.pushState({}, '', '/moved')">Move</button>`,
  "/focused": `<form id="focused"><input name="one" autofocus></form><button id="out">Out</button>`,
  "/again": `<form id="again"><input name="email" aria-invalid="true" value="wrong"></form>`,
  "/cancel": `<form id="cancel"><input name="one"><button>Send</button>
<button type="button" id="back" onclick="location.assign('/thanks')">Cancel</button></form>`,
  "/single": `<form><input type="search" name="q"><button id="find">Find</button></form><input type="number" id="amount">`,
  "/values": `<form id="values"><label>Loan: <b>none</b><input type="range"></label>
<label>Years <input name="years"><output></output></label><label>Note <i contenteditable></i><input type="text"></label>
<label>Other <input type="text"></label></form>
<script>document.forms[0].oninput = ({ target }) => target.parentElement.querySelectorAll("b,output,i")
.forEach((shown) => shown.textContent = "secret " + target.value)</script>`,
  "/late": `<h1>Late</h1><script>setTimeout(() => document.body.insertAdjacentHTML("beforeend",
'<form id="late"><input name="one"><button>Send</button></form>'), 1500)</script>`,
  "/autosave": `<form id="autosave"><input name="one"></form><button onclick="location.assign('/thanks')">Leave</button>
<script>document.forms[0].oninput = (event) => new FormData(event.currentTarget)</script>`,
  "/broken": `<form action="http://"><input name="one"></form><form class="login" action="send.php"><input name="two"></form>
<form class="profile" action="/u/jane@example.com/save"><input name="three"></form>
<div><form class="first" action="#"><input name="four"></form></div>`,
  "/checking": `<form id="checking"><input name="one" required></form>
<script>let checks = 0; setInterval(() => checks += document.forms[0].checkValidity() ? 0 : 1, 100)</script>`,
  "/thanks": "<h1>Thanks</h1>",
};

export interface FormEvent {
  type: string;
  path: string;
  selector: string;
  text: string;
  field: string;
  field_type: string;
  field_position: number;
  form_attempt: number;
  focused_ms: number;
  hesitation_ms: number;
  focuses: number;
  refills: number;
  field_errors: number;
  is_filled: number;
  is_reached: number;
  is_last: number;
}
const COLUMNS = `path, selector, text, field, field_type, field_position, form_attempt, focused_ms, hesitation_ms,
  focuses, refills, field_errors, is_filled, is_reached, is_last, type`;

/** The site and its stored events. */
export function formSite() {
  const tracked = trackedSite((path, tracker) => {
    const body = bodies[path.split("?")[0] ?? ""];
    return `<!doctype html><title>Forms</title><script>window.siteTrackerOptions = "forms"</script>
  <script async src="${tracker}"></script><body>${body ?? "<h1>Else</h1>"}</body>`;
  });
  const all = async () => (await tracked.rows(COLUMNS)) as unknown as FormEvent[];
  const formEvents = async () => (await all()).filter(({ type }) => type.startsWith("form_"));
  const ofType = async (type: string) => (await all()).filter((row) => row.type === type);
  /** In the order of the form: those of one attempt have the same time. */
  const reports = async () =>
    (await ofType("form_field")).toSorted(
      (a, b) => a.form_attempt - b.form_attempt || a.field_position - b.field_position,
    );
  /** the bodies of all batches that the site received */
  const received = () => tracked.site.received();
  const { visitor, arrived } = tracked;
  return { visitor, arrived, received, all, formEvents, ofType, reports };
}
