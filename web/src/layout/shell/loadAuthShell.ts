/** Header and sidebar are a chunk of their own, which the sign-in page does not load. */
export const loadAuthShell = () => import("./AuthShell.tsx");
