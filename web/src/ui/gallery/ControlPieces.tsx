import { Plus, Settings } from "lucide-react";
import { useState } from "react";
import { Button } from "../actions/Button.tsx";
import { IconButton } from "../actions/IconButton.tsx";
import { TextLink } from "../actions/TextLink.tsx";
import { Checkbox } from "../forms/Checkbox.tsx";
import { RadioGroup } from "../forms/RadioGroup.tsx";
import { SearchField } from "../forms/SearchField.tsx";
import { Select } from "../forms/Select.tsx";
import { Switch } from "../forms/Switch.tsx";
import { TextField } from "../forms/TextField.tsx";
import { Card } from "../layout/Card.tsx";
import { Tabs } from "../navigation/Tabs.tsx";
import { Columns } from "./Columns.tsx";

const roles = [
  { id: "admin", label: "Admin", description: "May change everything but the plan" },
  { id: "user", label: "User", description: "May create and read" },
  { id: "viewer", label: "Viewer", description: "May read", disabled: true },
] as const;
type Role = (typeof roles)[number]["id"];

const row = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 } as const;
const column = { display: "grid", gap: 14 } as const;

export function ControlPieces() {
  const [role, setRole] = useState<Role | null>("user");
  const [tab, setTab] = useState<"all" | "mine">("all");
  return (
    <Columns>
      <Card title="Buttons">
        <div css={column}>
          <div css={row}>
            <Button variant="primary" icon={<Plus aria-hidden />}>
              Create funnel
            </Button>
            <Button>Cancel</Button>
            <Button variant="ghost">Skip</Button>
            <Button variant="danger">Delete project</Button>
          </div>
          <div css={row}>
            <Button variant="primary" loading>
              Saving
            </Button>
            <Button isDisabled>Not now</Button>
            <Button size="small">Small</Button>
            <IconButton label="Settings">
              <Settings aria-hidden />
            </IconButton>
            <TextLink href="#buttons">A link in text</TextLink>
          </div>
          <Button variant="primary" size="large">
            Log in
          </Button>
        </div>
      </Card>
      <Card title="Fields">
        <div css={column}>
          <TextField label="Project name" placeholder="Acme shop" description="Shown in the project switcher." />
          <TextField label="Email" defaultValue="ada@" error="Enter a full address, such as ada@example.com." />
          <TextField label="Note" rows={2} />
          <SearchField label="Search projects" placeholder="Search projects" />
        </div>
      </Card>
      <Card title="Choices">
        <div css={column}>
          <Select label="Role" choices={roles} value={role} onChange={setRole} />
          <RadioGroup label="Who may see it" choices={roles} value={role} onChange={setRole} />
          <Checkbox defaultSelected>Keep me signed in</Checkbox>
          <Checkbox isIndeterminate>Some of the pages</Checkbox>
          <Switch defaultSelected>Weekly report by email</Switch>
          <Switch isDisabled>Session recordings</Switch>
        </div>
      </Card>
      <Card title="Tabs">
        <Tabs
          label="Projects"
          tabs={[
            { id: "all", label: "All projects", count: 12 },
            { id: "mine", label: "Mine", count: 3 },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          {tab === "all" ? "All twelve projects of the company." : "The three projects that you made."}
        </Tabs>
      </Card>
    </Columns>
  );
}
