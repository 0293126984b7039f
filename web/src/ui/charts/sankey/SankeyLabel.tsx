import type { CSSProperties } from "react";
import { Button } from "react-aria-components/Button";
import { tabular } from "#web/theme/textStyle.ts";
import { MiddleText } from "../../data/MiddleText.tsx";
import { VisuallyHidden } from "../../layout/VisuallyHidden.tsx";
import type { FlowNode } from "./flowNode.ts";

interface Props {
  node: FlowNode;
  onLit(isLit: boolean): void;
  style: CSSProperties;
}

/** The label next to a node, which opens its menu. */
export function SankeyLabel({ node, onLit, style }: Props) {
  const content = (
    <>
      <span css={{ minWidth: 0 }}>
        <MiddleText>{node.name}</MiddleText>
      </span>
      <span css={(theme) => ({ ...tabular, color: theme.color.muted, flex: "none" })}>{node.detail}</span>
    </>
  );
  const button = (
    <Button
      onHoverChange={onLit}
      onFocusChange={onLit}
      css={(theme) => ({
        display: "flex",
        alignItems: "center",
        gap: 6,
        maxWidth: "100%",
        height: 24,
        padding: "0 5px",
        border: 0,
        borderRadius: theme.radius.small,
        background: `color-mix(in srgb, ${theme.color.raised} 62%, transparent)`,
        color: theme.color.text,
        fontSize: theme.size.small,
        cursor: "pointer",
        "&[data-hovered], &[aria-expanded=true]": { background: theme.color.hover },
      })}
    >
      {content}
      <VisuallyHidden>{node.rest}</VisuallyHidden>
    </Button>
  );
  return (
    <div title={`${node.name}, ${node.rest}`} css={{ position: "absolute", display: "flex" }} style={style}>
      {node.menu ? (
        node.menu(button)
      ) : (
        <span
          css={(theme) => ({
            display: "flex",
            gap: 6,
            minWidth: 0,
            padding: "2px 5px",
            color: theme.color.muted,
            fontSize: theme.size.small,
            lineHeight: "18px",
          })}
        >
          {content}
        </span>
      )}
    </div>
  );
}
