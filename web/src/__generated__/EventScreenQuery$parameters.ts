/**
 * @generated SignedSource<<a3d004247ea16346049be1d1acb33d6c>>
 * @relayHash 56fac8b27244c61f378f6f0c40f61de5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ed9ea78dde3ebf84a9d5754361c7fc836c428b7b1fe04227df3b7149de7f16a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ed9ea78dde3ebf84a9d5754361c7fc836c428b7b1fe04227df3b7149de7f16a",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
