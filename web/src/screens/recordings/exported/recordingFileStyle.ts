import { fileStyle } from "#web/replay/file/fileStyle.ts";
import { buildTheme } from "#web/theme/buildTheme.ts";

const { size, radius } = buildTheme("light");

export const recordingFileStyle = `${fileStyle}
.note { position: absolute; inset: auto 8px 8px; width: fit-content; margin: 0 auto; padding: 4px 10px; border-radius: ${radius.medium}px; background: var(--raised); color: var(--text); font-size: ${size.small}; }
.note:empty { display: none; }
.controls { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 4px 12px 12px; border-top: 1px solid var(--border); }
.time { position: relative; flex: 1 0 100%; height: 32px; }
.time input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; background: none; accent-color: var(--accent); cursor: pointer; }
.time i { position: absolute; top: 2px; width: 6px; height: 6px; margin-left: -3px; border-radius: 6px; background: var(--muted); pointer-events: none; }
.time .inactive { top: auto; bottom: 3px; height: 4px; margin: 0; border-radius: 0; background: repeating-linear-gradient(135deg, var(--borderStrong) 0 2px, transparent 2px 5px); }
.clock { flex: 1; font-variant-numeric: tabular-nums; }
.danger { color: var(--danger); }
i.danger { background: var(--danger); }
.warning { color: var(--warning); }
i.warning { background: var(--warning); }
.positive { color: var(--positive); }
i.positive { background: var(--positive); }
.accent { color: var(--accent); }
i.accent { background: var(--accent); }
`;
