import { Filter } from "lucide-react";
import { useState } from "react";
import { Button } from "../actions/Button.tsx";
import { Banner } from "../feedback/Banner.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { ErrorState } from "../feedback/ErrorState.tsx";
import { ProgressBar } from "../feedback/ProgressBar.tsx";
import { ProgressRing } from "../feedback/ProgressRing.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { Card } from "../layout/Card.tsx";
import { Columns } from "./Columns.tsx";

export function FeedbackPieces() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <div css={{ display: "grid", gap: 8 }}>
        <Banner title="No data" actions={<Button size="small">Install code</Button>}>
          Install tracking code to start capturing data...
        </Banner>
        <Banner tone="warning" title="80% used">
          Your account has used 8,012 of 10,000 monthly sessions.
        </Banner>
        {shown && (
          <Banner tone="danger" onDismiss={() => setShown(false)}>
            The email or the password is wrong.
          </Banner>
        )}
        <Banner tone="success">First visit received.</Banner>
      </div>
      <Columns>
        <Card title="Empty">
          <EmptyState
            title="No funnels yet"
            icon={<Filter aria-hidden />}
            action={<Button variant="primary">Create funnel</Button>}
          >
            A funnel shows how many visitors reach each step on the way to a goal.
          </EmptyState>
        </Card>
        <Card title="Failed">
          <ErrorState message="The report took too long. Try a shorter range." onRetry={() => undefined} />
        </Card>
        <Card title="Loading">
          <Skeleton shape="table" count={5} />
        </Card>
        <Card title="Loading numbers">
          <Skeleton shape="stats" count={3} />
        </Card>
        <Card title="Progress" busy>
          <div css={{ display: "flex", alignItems: "center", gap: 24 }}>
            <ProgressRing label="Quickstart" value={3} max={5}>
              3/5
            </ProgressRing>
            <div css={{ flex: 1 }}>
              <ProgressBar
                label="Sessions this month"
                value={8012}
                max={10_000}
                valueLabel="8,012 of 10,000"
                tone="warning"
              />
            </div>
          </div>
        </Card>
      </Columns>
    </>
  );
}
