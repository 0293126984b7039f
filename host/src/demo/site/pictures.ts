// The shop's pictures as SVG: no file to load, sharp at any size. Each fits in a square of 240.
import type { Product } from "../data/catalog.ts";

const ground = `<ellipse cx="120" cy="212" rx="84" ry="10" fill="#1d2b26" opacity=".12"/>`;

function pack(dark: string, light: string, height: number): string {
  const top = 196 - height;
  return `${ground}
<path d="M82 ${top + 16}q0-22 38-22t38 22" fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round"/>
<path d="M68 ${top + 46}q0-34 52-34t52 34l8 ${height - 54}q1 16-16 16H76q-17 0-16-16z" fill="${dark}"/>
<path d="M72 ${top + 46}q4-26 48-26t48 26q-20 16-48 16t-48-16z" fill="${light}"/>
<rect x="78" y="148" width="84" height="48" rx="12" fill="${light}" opacity=".85"/>
<path d="M86 164h68M120 148v-30" stroke="${dark}" stroke-width="4" stroke-linecap="round"/>
<rect x="110" y="${top + 54}" width="20" height="14" rx="4" fill="#f6efe2"/>
<path d="M60 170q-12 4-10 24l10 4zM180 170q12 4 10 24l-10 4z" fill="${dark}" opacity=".75"/>`;
}

function tent(dark: string, light: string, width: number): string {
  const [left, right] = [120 - width / 2, 120 + width / 2];
  return `${ground}
<path d="M${left} 206L112 78q8-12 16 0l${right - 128} 128z" fill="${light}"/>
<path d="M120 74l${right - 120} 132h-70z" fill="${dark}"/>
<path d="M120 88L88 206h64z" fill="#24332d"/>
<path d="M120 88q-2 70-46 118h16q30-40 30-118z" fill="${dark}"/>
<path d="M${left} 206l-16 6M${right} 206l16 6M112 78l-14-22M128 78l14-22" stroke="#3b4a43" stroke-width="4" stroke-linecap="round"/>
<circle cx="${right - 18}" cy="54" r="12" fill="#f5d58a"/>`;
}

function jacket(dark: string, light: string, isQuilted: boolean): string {
  const quilts = [112, 134, 156, 178].map(
    (y) => `<path d="M78 ${y}q42 10 84 0" stroke="${light}" stroke-width="4" fill="none"/>`,
  );
  return `${ground}
<path d="M92 52q28 18 56 0l34 20q14 40 16 96l-24 6-8-64 4 88q-50 12-100 0l4-88-8 64-24-6q2-56 16-96z" fill="${dark}"/>
<path d="M92 52q4-24 28-24t28 24q-8 18-28 18T92 52z" fill="${light}"/>
<path d="M104 54q2-14 16-14t16 14q-6 8-16 8t-16-8z" fill="#24332d"/>
${isQuilted ? quilts.join("") : `<path d="M84 150h26M130 150h26" stroke="${light}" stroke-width="6" stroke-linecap="round"/>`}
<path d="M120 70v134" stroke="#f6efe2" stroke-width="3" stroke-dasharray="7 4"/>`;
}

const stove = (dark: string, light: string) => `${ground}
<rect x="88" y="84" width="64" height="86" rx="8" fill="${dark}"/><rect x="88" y="84" width="64" height="14" rx="7" fill="${light}"/>
<path d="M152 110h24v34h-20" fill="none" stroke="${light}" stroke-width="8" stroke-linecap="round"/>
<path d="M102 174h36l10 34H92z" fill="#3b4a43"/><path d="M104 170q4-14 16-22 12 8 16 22z" fill="#f0983d"/>
<path d="M104 70q-8-12 0-22t0-22M128 70q-8-12 0-22t0-22" stroke="#b8c4bd" stroke-width="5" fill="none" stroke-linecap="round"/>`;

const pots = (dark: string, light: string) => `${ground}
<path d="M64 128h112l-8 72q-2 8-12 8H84q-10 0-12-8z" fill="${dark}"/><rect x="56" y="116" width="128" height="14" rx="7" fill="${light}"/>
<path d="M92 116q4-30 28-30t28 30z" fill="${light}" opacity=".8"/><circle cx="120" cy="80" r="7" fill="${dark}"/>
<path d="M184 140q22 0 22 18t-26 16" fill="none" stroke="#3b4a43" stroke-width="8" stroke-linecap="round"/>`;

const mug = (dark: string, light: string) => `${ground}
<path d="M78 84h84l-8 116q-1 10-12 10H98q-11 0-12-10z" fill="${dark}"/><rect x="72" y="70" width="96" height="18" rx="9" fill="${light}"/>
<path d="M160 108q34-4 34 30t-40 34" fill="none" stroke="${dark}" stroke-width="11" stroke-linecap="round"/>
<path d="M92 148l16-24 12 16 10-12 18 28z" fill="${light}"/>
<path d="M108 56q-8-10 0-20M132 56q-8-10 0-20" stroke="#b8c4bd" stroke-width="5" fill="none" stroke-linecap="round"/>`;

const drawings: Record<string, (dark: string, light: string) => string> = {
  "ridgeline-32": (dark, light) => pack(dark, light, 140),
  "long-haul-55": (dark, light) => pack(dark, light, 164),
  "city-trail-18": (dark, light) => pack(dark, light, 118),
  "meadow-2": (dark, light) => tent(dark, light, 164),
  "summit-1": (dark, light) => tent(dark, light, 128),
  "basecamp-4": (dark, light) => tent(dark, light, 196),
  "north-shell": (dark, light) => jacket(dark, light, false),
  "ember-down": (dark, light) => jacket(dark, light, true),
  "breeze-wind": (dark, light) => jacket(dark, light, false),
  "quick-boil": stove,
  "duo-cook-set": pots,
  "trail-mug": mug,
};

export function picture({ slug, name, tint: [dark, light] }: Product): string {
  return `<svg viewBox="0 0 240 240" role="img" aria-label="${name}"><rect width="240" height="240" fill="${light}" opacity=".28"/>${drawings[slug]?.(dark, light) ?? ""}</svg>`;
}

/** Mountains in the morning, as the background of the home page's headline. */
export const landscape = `<svg viewBox="0 0 1200 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f8d9a8"/><stop offset=".55" stop-color="#f6efe2"/></linearGradient></defs>
<rect width="1200" height="520" fill="url(#sky)"/><circle cx="890" cy="150" r="58" fill="#fff3d6"/>
<path d="M0 360L160 220l110 90 150-170 190 210 130-120 150 130 120-80 190 150v140H0z" fill="#b9cbbf"/>
<path d="M420 140l46 52-32 12-22-14-30 20z" fill="#fdfaf3"/>
<path d="M0 420l190-110 150 90 190-140 220 170 170-100 280 130v70H0z" fill="#6f9484"/>
<path d="M0 470q150-60 300-20t330-10 290 0 280-10v90H0z" fill="#2f5e4f"/>
<g fill="#24483d">${[70, 110, 148, 940, 985, 1030, 1075, 1120].map((x, i) => `<path d="M${x} ${470 - (i % 3) * 6}l-16 34h10l-14 30h44l-14-30h10z"/>`).join("")}</g>
<g transform="translate(640 420)"><path d="M0 52L34-2q4-6 8 0l34 54z" fill="#d9663a"/><path d="M38-2l-14 54h28z" fill="#24332d"/></g></svg>`;
