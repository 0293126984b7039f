/**
 * @generated SignedSource<<3ca1deed2734c85eb3dd2027fa9e4c6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StepsPanel_report$data = {
  readonly result: {
    readonly previous: {
      readonly steps: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"readStepResult_step">;
      }>;
    } | null | undefined;
    readonly range: {
      readonly endDate: string;
      readonly startDate: string;
    };
    readonly steps: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readStepResult_step">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "StepsPanel_report";
};
export type StepsPanel_report$key = {
  readonly " $data"?: StepsPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepsPanel_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "FunnelStepResult",
  "kind": "LinkedField",
  "name": "steps",
  "plural": true,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "readStepResult_step",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "step",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dropped",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rateOfFirst",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rateOfPrevious",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medianSeconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "p90Seconds",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "by"
    },
    {
      "kind": "RootArgument",
      "name": "test"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StepsPanel_report",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "by",
          "variableName": "by"
        },
        {
          "kind": "Variable",
          "name": "test",
          "variableName": "test"
        }
      ],
      "concreteType": "FunnelResult",
      "kind": "LinkedField",
      "name": "result",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "FunnelPeriod",
          "kind": "LinkedField",
          "name": "previous",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReportRange",
          "kind": "LinkedField",
          "name": "range",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endDate",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FunnelReport",
  "abstractKey": null
};
})();

(node as any).hash = "1f64b6f7d7c479cf6f5304417b30f0aa";

export default node;
