/**
 * @generated SignedSource<<5e849b5aaaf3479f9f379b0610490ad9>>
 * @relayHash 26dbd2f85c090cf2e01f1ac4572102bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80cfe998a31e3de7723ca26be13c120c1f8716d50712eaa3c243e2beed4b7b8b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RealtimeScreenQuery } from './RealtimeScreenQuery.graphql';

const node: PreloadableConcreteRequest<RealtimeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80cfe998a31e3de7723ca26be13c120c1f8716d50712eaa3c243e2beed4b7b8b",
    "metadata": {},
    "name": "RealtimeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
