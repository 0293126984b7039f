// The products of the demo shop. Its pages, its cart and the simulated history use this list. Prices in euros.
export interface Product {
  slug: string;
  name: string;
  category: "packs" | "tents" | "jackets" | "kitchen";
  price: number;
  line: string;
  text: string;
  facts: readonly string[];
  /** two colors of its picture */
  tint: readonly [string, string];
}

export const categories: Record<Product["category"], { name: string; line: string }> = {
  packs: { name: "Backpacks", line: "For an afternoon, a weekend or a month." },
  tents: { name: "Tents", line: "Dry, quiet and pitched in four minutes." },
  jackets: { name: "Jackets", line: "Made for wind that comes from all sides." },
  kitchen: { name: "Camp kitchen", line: "Hot soup at 2,000 metres." },
};

export const products: readonly Product[] = [
  {
    slug: "ridgeline-32",
    name: "Ridgeline 32",
    category: "packs",
    price: 129,
    line: "Day pack with a back that breathes",
    text: "A 32-litre pack for long days and light nights. The stretched mesh keeps it off your back, the belt pockets hold what you want without stopping.",
    facts: ["32 litres, 1.1 kg", "Recycled nylon", "Rain cover inside"],
    tint: ["#2f6f5e", "#9fd3b5"],
  },
  {
    slug: "long-haul-55",
    name: "Long Haul 55",
    category: "packs",
    price: 219,
    line: "Carries a week and stays polite",
    text: "Fifty-five litres with a frame that takes the weight to the hips. The lid comes off and becomes a small bag for the summit.",
    facts: ["55 litres, 1.8 kg", "Adjustable back length", "Lid becomes a day bag"],
    tint: ["#8a4b2d", "#f0b27a"],
  },
  {
    slug: "city-trail-18",
    name: "City Trail 18",
    category: "packs",
    price: 79,
    line: "Office at nine, forest at six",
    text: "A small pack that looks at home on a train and on a path. Sleeve for a 15-inch laptop, bottle pockets on both sides.",
    facts: ["18 litres, 0.7 kg", "Laptop sleeve", "Reflective loops"],
    tint: ["#3c4f76", "#a9bcd8"],
  },
  {
    slug: "meadow-2",
    name: "Meadow 2",
    category: "tents",
    price: 289,
    line: "Two people, one calm night",
    text: "A free-standing tent for two with two doors, so that nobody climbs over anybody. Colour-coded poles: four minutes from bag to bed.",
    facts: ["2 people, 1.9 kg", "Two doors", "3,000 mm water column"],
    tint: ["#5b7f3a", "#d5e29a"],
  },
  {
    slug: "summit-1",
    name: "Summit 1",
    category: "tents",
    price: 349,
    line: "One person, one kilogram",
    text: "When every gram is counted. Pitches with your trekking poles and packs down to the size of a bottle.",
    facts: ["1 person, 980 g", "Pitches with trekking poles", "Sil-nylon"],
    tint: ["#b2502d", "#ffd0a1"],
  },
  {
    slug: "basecamp-4",
    name: "Basecamp 4",
    category: "tents",
    price: 459,
    line: "Room to stand up in",
    text: "A family tent with a porch for boots, dogs and wet jackets. Stands in a storm, goes up with two people in ten minutes.",
    facts: ["4 people, 6.2 kg", "Standing height 1.9 m", "Porch with floor"],
    tint: ["#7a3e65", "#e3b1d2"],
  },
  {
    slug: "north-shell",
    name: "North Shell",
    category: "jackets",
    price: 259,
    line: "Three layers against everything",
    text: "A hard shell that breathes on the way up and keeps you dry at the top. Hood fits over a helmet.",
    facts: ["3 layers, 20,000 mm", "Helmet hood", "Repair kit included"],
    tint: ["#1f5a8a", "#9cc9ec"],
  },
  {
    slug: "ember-down",
    name: "Ember Down",
    category: "jackets",
    price: 239,
    line: "Warmth that fits in its own pocket",
    text: "Responsibly sourced down, 800 fill, in a shell of recycled ripstop. The jacket you put on when the sun goes.",
    facts: ["340 g", "800-fill down", "Packs into its pocket"],
    tint: ["#a8321f", "#f7b59b"],
  },
  {
    slug: "breeze-wind",
    name: "Breeze Wind",
    category: "jackets",
    price: 99,
    line: "Ninety grams of common sense",
    text: "Lives in the bottom of your pack until the ridge. Cuts the wind, lets the rest through.",
    facts: ["90 g", "Two-way zip", "Six colours"],
    tint: ["#3f7f86", "#b9e2e0"],
  },
  {
    slug: "quick-boil",
    name: "Quick Boil",
    category: "kitchen",
    price: 89,
    line: "Half a litre in two minutes",
    text: "A stove and a pot that belong together. The wind stays out, the heat stays in.",
    facts: ["390 g", "0.8-litre pot", "Piezo lighter"],
    tint: ["#444b54", "#c7ced6"],
  },
  {
    slug: "duo-cook-set",
    name: "Duo Cook Set",
    category: "kitchen",
    price: 59,
    line: "Two pots, two cups, no rattling",
    text: "Hard-anodised aluminium that nests into itself. Lids are strainers, handles fold away.",
    facts: ["520 g", "1.0 and 1.6 litres", "Nests without rattling"],
    tint: ["#6b5b3e", "#e0cfa6"],
  },
  {
    slug: "trail-mug",
    name: "Trail Mug",
    category: "kitchen",
    price: 24,
    line: "Coffee stays coffee",
    text: "Double-walled steel with a lid that does not drip into your pack.",
    facts: ["350 ml", "Hot for 6 hours", "Fits under a rucksack strap"],
    tint: ["#2d5a4a", "#f1e3c6"],
  },
];
