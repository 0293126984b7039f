/**
 * @generated SignedSource<<a7576df68397e0657cd8934b98b9d737>>
 * @relayHash a45850c2669877247f35c6cde9b07a41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45045da453fa6d05d5a10e2eec79266678764463f37760f7a80c3fe4af34a446

import { ConcreteRequest } from 'relay-runtime';
export type InstallationBannerSubscription$variables = {
  project: string;
};
export type InstallationBannerSubscription$data = {
  readonly installation: {
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
    "id": "45045da453fa6d05d5a10e2eec79266678764463f37760f7a80c3fe4af34a446",
    "metadata": {},
    "name": "InstallationBannerSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8e8ba88e20a37f2cb68dca5aaa8d575c";

export default node;
