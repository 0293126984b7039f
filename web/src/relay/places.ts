// Where a screen stands in the menus: said in the screen's own line, so that every menu is made of the screens. `order`
// is the place among the lines of one menu; the numbers leave room for those to come.
import type { BillingScreen } from "#web/__generated__/useSettings_viewer.graphql.ts";
import type { Feature } from "#web/__generated__/useSidebarLines_project.graphql.ts";
import type { MenuIconName } from "./__generated__/menuIcons.ts";

export interface Place {
  order: number;
  /** the screen's title unless given */
  label?: string;
  /** the screen's own unless given */
  icon?: MenuIconName;
  /** further addresses where the item is the current one, of the screens that it leads to and that lead back to it */
  subpages?: readonly string[];
  /** further addresses of the screen itself, such as its tabs */
  aliases?: readonly string[];
}

export interface SidebarPlace extends Place {
  /** none: above and below the sections */
  section?: "VISUALIZE" | "INSIGHT" | "OPINION";
  /** only on the analytics brand, and not with a lifetime plan */
  analyticsBrandOnly?: boolean;
}

/** Below the specified items of both sidebars: a screen without an item among them. */
export interface AreaPlace extends Place {
  section: "AUDIENCE" | "BEHAVIOR" | "CONVERSION" | "QUALITY" | "MANAGE";
}

/** Of the A/B and optimise brands. */
export interface LitePlace extends Place {
  section?: "SETTINGS";
  /** what the gateway must allow before the line shows */
  needs?: "flags" | "survey" | "subscription";
}

export interface SettingsPlace extends Place {
  /** summary of the screen's settings, for the index */
  description: string;
  /** hidden from read-only members */
  writersOnly?: true;
  /** only if the plan is part of the referral program, as reported by the gateway */
  needsReferral?: true;
  /** only if the gateway permits this billing screen */
  billing?: BillingScreen;
  /** only for members who manage other companies */
  gate?: "agency" | "servicePortal";
}

export interface PalettePlace extends Place {
  /** hidden from read-only members */
  writersOnly?: true;
}

export interface ResourcePlace extends Place {
  /** one of the public tools */
  isTool?: true;
}

export interface MenuPlaces {
  /** of lucide-react; loaded with the menus */
  icon: MenuIconName;
  /** the feature that the project must have enabled */
  feature?: Feature;
  /** only for owners and admins */
  managersOnly?: true;
  sidebar?: SidebarPlace;
  lite?: LitePlace;
  settings?: SettingsPlace;
  area?: AreaPlace;
  /** found by the palette only */
  palette?: PalettePlace;
  reports?: Place;
  applications?: Place;
  resources?: ResourcePlace;
}

export interface RangeDefault {
  label: string;
  /** days relative to today */
  from: number;
  to: number;
}

export interface ScreenPlaces {
  menu?: MenuPlaces;
  /** `g` then this letter opens the screen; the list shows the screens by `order` */
  jump?: { letter: string; order: number };
  /** the screen shows a range of days, and shares the last choice with the screens of the same name */
  range?: string;
  /** its range until one is chosen there; other screens start with the range of the screen before */
  rangeDefault?: RangeDefault;
}
