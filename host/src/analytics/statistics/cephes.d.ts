// The package names no types for its ES module.
declare module "cephes" {
  /** until then, no other function may be called */
  export const compiled: Promise<void>;
  /** complementary error function */
  export function erfc(x: number): number;
  /** regularized incomplete beta function I_x(a, b) */
  export function incbet(a: number, b: number, x: number): number;
  /** the x whose I_x(a, b) is y */
  export function incbi(a: number, b: number, y: number): number;
}
