/**
 * @generated SignedSource<<3eff4042d043c420a996d2f803327a25>>
 * @relayHash f2a5f6c58c29261278bab7185f01bed0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 644574d375be641313227017af6f6a79f4b9ad4e0974149cd1fb5d1d10b92f76

import { ConcreteRequest } from 'relay-runtime';
export type InstallationBannerSubscription$variables = {
  project: string;
};
export type InstallationBannerSubscription$data = {
  readonly installation: {
    readonly installedAt: string | null | undefined;
    readonly showBanner: boolean;
  } | null | undefined;
};
export type InstallationBannerSubscription = {
  response: InstallationBannerSubscription$data;
  variables: InstallationBannerSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "project"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "project",
        "variableName": "project"
      }
    ],
    "concreteType": "Installation",
    "kind": "LinkedField",
    "name": "installation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "showBanner",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "installedAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "InstallationBannerSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InstallationBannerSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "644574d375be641313227017af6f6a79f4b9ad4e0974149cd1fb5d1d10b92f76",
    "metadata": {},
    "name": "InstallationBannerSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f7e0446d2b53b7db761bc97d44979d8b";

export default node;
