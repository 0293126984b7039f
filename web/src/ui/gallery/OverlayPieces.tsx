import { Copy, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../actions/Button.tsx";
import { IconButton } from "../actions/IconButton.tsx";
import { toast } from "../feedback/toasts.ts";
import { TextField } from "../forms/TextField.tsx";
import { Card } from "../layout/Card.tsx";
import { Dialog } from "../overlay/Dialog.tsx";
import { Menu } from "../overlay/Menu.tsx";
import { Popover } from "../overlay/Popover.tsx";

const groups = [
  {
    id: "edit",
    title: "Funnel",
    items: [
      { id: "rename", label: "Rename", icon: <Pencil aria-hidden />, detail: "R" },
      { id: "copy", label: "Duplicate", icon: <Copy aria-hidden />, description: "With all its steps" },
    ],
  },
  { id: "danger", items: [{ id: "delete", label: "Delete", icon: <Trash2 aria-hidden />, danger: true }] },
];

export function OverlayPieces() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title="Floats">
      <div css={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
        <Button onPress={() => setOpen(true)}>Open dialog</Button>
        <Menu
          label="Funnel actions"
          groups={groups}
          onAction={(id) => toast({ title: `Did ${id}`, onUndo: () => toast("Undone") })}
          trigger={
            <IconButton label="More" variant="secondary">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        />
        <Popover label="Filters" trigger={<Button>Open popover</Button>}>
          <TextField label="Page contains" placeholder="/pricing" />
        </Popover>
        <Button onPress={() => toast({ title: "Funnel deleted", tone: "success", onUndo: () => undefined })}>
          Show toast
        </Button>
      </div>
      <Dialog
        title="Delete “Checkout”?"
        description="The funnel and its history go. Events stay."
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={(close) => (
          <>
            <Button onPress={close}>Cancel</Button>
            <Button variant="danger" onPress={close}>
              Delete funnel
            </Button>
          </>
        )}
      >
        <TextField label="Type the name to confirm" placeholder="Checkout" />
      </Dialog>
    </Card>
  );
}
