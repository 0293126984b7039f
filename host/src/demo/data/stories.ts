// The texts of the shop's posts.
export interface Story {
  lead: string;
  parts: readonly { heading: string; text: readonly string[] }[];
  /** slug of the product that the post links to */
  product: string;
  invitation: string;
}

export const stories: Record<string, Story> = {
  "packing-for-three-days": {
    lead: "Three days need hardly more than one. What they need is order.",
    parts: [
      {
        heading: "Heavy things in the middle",
        text: [
          "Tent, stove and food sit close to your back, between the shoulder blades. Sleeping bag below, jacket on top, and whatever you want before lunch in the lid.",
          "If the pack pulls you backwards, something heavy is too far out.",
        ],
      },
      {
        heading: "Two of nothing",
        text: [
          "One pair of trousers, one warm layer, one shell. The exception is socks: three pairs, and one of them never leaves the tent.",
          "Whatever you pack in case, write it down. If it came home unused twice, it stays at home the third time.",
        ],
      },
      {
        heading: "The last thing in",
        text: ["A mug. It hangs outside, it costs nothing, and at five in the afternoon it is the best thing you own."],
      },
    ],
    product: "ridgeline-32",
    invitation: "The pack for it: Ridgeline 32",
  },
  "how-to-choose-a-tent": {
    lead: "Forget the number of poles. Ask who is going, where to, and what happens when it rains for a whole day.",
    parts: [
      {
        heading: "People, then kilograms",
        text: [
          "A tent for two is comfortable for one and friendly for two. If you carry it alone, every kilogram counts; if there are two of you, split it and take the bigger one.",
        ],
      },
      {
        heading: "Doors matter more than you think",
        text: [
          "With one door somebody climbs over somebody, every night. Two doors weigh a hundred grams and save a friendship.",
        ],
      },
      {
        heading: "Stand inside in the shop",
        text: ["Or lie down, in this case. If your feet touch the end, they will be wet in the morning."],
      },
    ],
    product: "meadow-2",
    invitation: "Two doors: Meadow 2",
  },
  "care-for-your-shell": {
    lead: "A shell that lets water in is usually not broken. It is dirty.",
    parts: [
      { heading: "Wash it", text: ["Thirty degrees, a liquid soap without softener, zips closed. Rinse twice."] },
      {
        heading: "Warm it",
        text: [
          "Twenty minutes in the dryer wake the coating up. Without a dryer, an iron on low and a towel in between do as well.",
        ],
      },
      {
        heading: "Mend it",
        text: [
          "A patch holds for years when the edge is round. Send us the rest: repairs are free for as long as the jacket lives.",
        ],
      },
    ],
    product: "north-shell",
    invitation: "Worth caring for: North Shell",
  },
};
