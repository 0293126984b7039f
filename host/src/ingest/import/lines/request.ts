// The first line of a request, as quoted in logs: `GET /path HTTP/1.1`.
const REQUEST = /^([A-Za-z]+) (\S+)(?: HTTP\/[\d.]+)?$/;

export function requestOf(text: string): { method: string; target: string } | undefined {
  const [, method, target] = REQUEST.exec(text) ?? [];
  return method === undefined || target === undefined ? undefined : { method, target };
}
