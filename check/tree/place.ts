// Classifies a path by its name alone.

const packages = ["schema", "gateway", "host", "web"];

export const isTest = (path: string) => /\.test\.[cm]?[jt]sx?$/.test(path);

/** The only test helper of a package is in a folder `testing`. Product code may not import it. */
export const isTesting = (path: string) => isTest(path) || /(^|\/)testing\//.test(path);

export const isGenerated = (path: string) =>
  path.includes("__generated__/") ||
  ["schema/schema.graphql", "schema/operations.json", "package-lock.json"].includes(path);

/** Data tables may be long if they are in a folder with this name. */
export const isData = (path: string) => /(^|\/)data\//.test(path);

export const isProduct = (path: string) =>
  /^(gateway\/src|host\/src|host\/tracker\/src|web\/src|schema\/rest)\//.test(path) &&
  !isTesting(path) &&
  !isGenerated(path) &&
  !isData(path);

export const packageOf = (path: string) => packages.find((folder) => path.startsWith(`${folder}/`));

export const baseName = (path: string) => path.slice(path.lastIndexOf("/") + 1);
