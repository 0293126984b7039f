/**
 * @generated SignedSource<<a45544d370ee206d0f506899be8275b6>>
 * @relayHash 384eeacca2abee94b8d41f5af32f51fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b885049cf315e946da9700df64df0ccd35f3828308b7f5552a888f856d37615

import { ConcreteRequest } from 'relay-runtime';
export type InstallBannerSubscription$variables = {
  project: string;
};
export type InstallBannerSubscription$data = {
  readonly installation: {
    readonly showBanner: boolean;
  } | null | undefined;
};
export type InstallBannerSubscription = {
  response: InstallBannerSubscription$data;
  variables: InstallBannerSubscription$variables;
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
    "name": "InstallBannerSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InstallBannerSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5b885049cf315e946da9700df64df0ccd35f3828308b7f5552a888f856d37615",
    "metadata": {},
    "name": "InstallBannerSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "647647ec99e96bdaea3b07196c848d90";

export default node;
