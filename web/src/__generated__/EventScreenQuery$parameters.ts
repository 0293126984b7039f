/**
 * @generated SignedSource<<91cea3c031eb6d0510a9b072ef72dbb1>>
 * @relayHash c82303be94617a12b535a88debecf4f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbff418df425055ac2953a284367dcd7322aaf6b765eb03fa79caba0a327214c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fbff418df425055ac2953a284367dcd7322aaf6b765eb03fa79caba0a327214c",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
