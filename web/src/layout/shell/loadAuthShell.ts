/** Header and sidebar are a separate chunk that the sign-in page doesn't load. */
export const loadAuthShell = () => import("./AuthShell.tsx");
