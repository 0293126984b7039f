/**
 * @generated SignedSource<<3dbec40708de19024a03bbd5d4c78cca>>
 * @relayHash 28aa5330aa9bce51597644d21ee86589
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 342312af10b0e86f134a220c7fa5628227190f85116222454f7ad0566e718f8b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorListScreenQuery } from './VisitorListScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "342312af10b0e86f134a220c7fa5628227190f85116222454f7ad0566e718f8b",
    "metadata": {},
    "name": "VisitorListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
