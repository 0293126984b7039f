// User agents as real browsers send them, with their share and their screen sizes.
export interface Agent {
  userAgent: string;
  weight: number;
  screens: readonly (readonly [width: number, height: number])[];
}

const desktopScreens = [
  [1920, 1080],
  [1536, 864],
  [2560, 1440],
  [1366, 768],
] as const;
const macScreens = [
  [1440, 900],
  [1512, 982],
  [1728, 1117],
] as const;
const iphoneScreens = [
  [393, 852],
  [390, 844],
  [430, 932],
  [402, 874],
] as const;
const androidScreens = [
  [412, 915],
  [360, 800],
  [384, 854],
] as const;

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const safari = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

export const agents: readonly Agent[] = [
  {
    weight: 21,
    screens: desktopScreens,
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
  },
  {
    weight: 4,
    screens: desktopScreens,
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`,
  },
  {
    weight: 7,
    screens: macScreens,
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
  },
  {
    weight: 8,
    screens: macScreens,
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Version/18.6 Safari/605.1.15`,
  },
  {
    weight: 5,
    screens: desktopScreens,
    userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0",
  },
  {
    weight: 2,
    screens: desktopScreens,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  },
  {
    weight: 7,
    screens: desktopScreens,
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
  },
  {
    weight: 1,
    screens: desktopScreens,
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`,
  },
  {
    weight: 19,
    screens: iphoneScreens,
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${safari} Version/18.6 Mobile/15E148 Safari/604.1`,
  },
  {
    weight: 3,
    screens: iphoneScreens,
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${safari} CriOS/141.0.7390.96 Mobile/15E148 Safari/604.1`,
  },
  {
    weight: 13,
    screens: androidScreens,
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`,
  },
  {
    weight: 4,
    screens: androidScreens,
    userAgent: `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  },
  {
    weight: 1,
    screens: androidScreens,
    userAgent: "Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0",
  },
  {
    weight: 4,
    screens: [
      [820, 1180],
      [834, 1194],
    ],
    userAgent: `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${safari} Version/18.6 Mobile/15E148 Safari/604.1`,
  },
  {
    weight: 1,
    screens: [[800, 1280]],
    userAgent: `Mozilla/5.0 (Linux; Android 14; SM-X710) ${webkit} Chrome/141.0.0.0 Safari/537.36`,
  },
];

export const bots: readonly Agent[] = [
  {
    weight: 5,
    screens: [[1024, 768]],
    userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  },
  {
    weight: 3,
    screens: [[1024, 768]],
    userAgent: `Mozilla/5.0 ${webkit.replace(")", "; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)")} Chrome/116.0.1938.76 Safari/537.36`,
  },
  {
    weight: 2,
    screens: [[1024, 768]],
    userAgent: "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
  },
  {
    weight: 2,
    screens: [[1024, 768]],
    userAgent: `Mozilla/5.0 ${webkit.replace(")", "; compatible; GPTBot/1.2; +https://openai.com/gptbot)")}`,
  },
];
