/**
 * @generated SignedSource<<aa0a7f0e1c5f324fa874bea0c2797875>>
 * @relayHash cfacf67af9883b7df5d87e425f2424db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de8bc0a37ba046b860781d1cd988b26aa9076becdcb9dcaa6291ecd8b5a32f74

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TimelineScreenQuery } from './TimelineScreenQuery.graphql';

const node: PreloadableConcreteRequest<TimelineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de8bc0a37ba046b860781d1cd988b26aa9076becdcb9dcaa6291ecd8b5a32f74",
    "metadata": {},
    "name": "TimelineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
