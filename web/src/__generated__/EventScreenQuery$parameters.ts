/**
 * @generated SignedSource<<590aca4b65e1ebf5a24e33a87867bd17>>
 * @relayHash 6db99c8f0831bdc52287f7f92be372a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da5a77adf60aabdc3fc966ebf952cd8f5ab13cfdea21ae746bba5b243bbde48b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da5a77adf60aabdc3fc966ebf952cd8f5ab13cfdea21ae746bba5b243bbde48b",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
