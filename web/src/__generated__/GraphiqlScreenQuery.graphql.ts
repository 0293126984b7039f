/**
 * @generated SignedSource<<e0aabe0e8faa533f4ff0618b5fafa005>>
 * @relayHash 8c584290b2b130f96f7c53e2734363bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f9b416d70d4b1390b48f9897e889e19043708a9784ec80150a3242c337dd9b7

import { ConcreteRequest } from 'relay-runtime';
export type GraphiqlScreenQuery$variables = Record<PropertyKey, never>;
export type GraphiqlScreenQuery$data = {
  readonly viewer: {
    readonly viewerCanManageCompany: boolean | null | undefined;
  } | null | undefined;
};
export type GraphiqlScreenQuery = {
  response: GraphiqlScreenQuery$data;
  variables: GraphiqlScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanManageCompany",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "GraphiqlScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GraphiqlScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8f9b416d70d4b1390b48f9897e889e19043708a9784ec80150a3242c337dd9b7",
    "metadata": {},
    "name": "GraphiqlScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aaa20aa84f098aea636b195d4112bf21";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
