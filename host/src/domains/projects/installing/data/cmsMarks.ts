// Signatures of content management systems: strings in the page that only the system writes, or headers that it sends.
// The first match wins, so shops and site builders precede the frameworks that they are built with.

export interface CmsMark {
  name: string;
  page?: RegExp;
  /** name of a header, and a pattern that its value must match */
  header?: readonly [name: string, value: RegExp];
}

const generator = (name: string) => new RegExp(`<meta[^>]+name=["']?generator["']?[^>]+content=["']?${name}`, "i");

export const cmsMarks: readonly CmsMark[] = [
  { name: "WordPress", page: /\/wp-(?:content|includes)\//, header: ["link", /api\.w\.org/] },
  { name: "WordPress", page: generator("WordPress") },
  { name: "Shopify", page: /cdn\.shopify\.com|Shopify\.theme\b/, header: ["x-shopid", /\d/] },
  { name: "Shopify", header: ["x-shopify-stage", /./] },
  { name: "Wix", page: /static\.(?:wixstatic|parastorage)\.com/, header: ["x-wix-request-id", /./] },
  { name: "Squarespace", page: /static1\.squarespace\.com|Static\.SQUARESPACE_CONTEXT/ },
  { name: "Webflow", page: /<html[^>]+data-wf-(?:page|site)=/i },
  { name: "Framer", page: generator("Framer") },
  { name: "HubSpot", page: generator("HubSpot"), header: ["x-hs-hub-id", /\d/] },
  { name: "Drupal", page: /data-drupal-selector=|\/sites\/default\/files\//, header: ["x-generator", /Drupal/i] },
  { name: "Joomla", page: generator("Joomla") },
  { name: "TYPO3", page: generator("TYPO3") },
  { name: "Ghost", page: generator("Ghost") },
  { name: "PrestaShop", page: generator("PrestaShop") },
  { name: "Magento", page: /text\/x-magento-init|\/static\/version\d+\/frontend\//, header: ["x-magento-tags", /./] },
  { name: "BigCommerce", page: /cdn\d*\.bigcommerce\.com/ },
  { name: "Contao", page: generator("Contao") },
  { name: "Docusaurus", page: generator("Docusaurus") },
  { name: "Hugo", page: generator("Hugo") },
  { name: "Gatsby", page: /id=["']?___gatsby["']?/ },
  { name: "Nuxt", page: /\/_nuxt\/|window\.__NUXT__/ },
  { name: "Next.js", page: /\/_next\/static\/|id=["']__NEXT_DATA__["']/, header: ["x-powered-by", /Next\.js/] },
  { name: "Astro", page: generator("Astro") },
];
