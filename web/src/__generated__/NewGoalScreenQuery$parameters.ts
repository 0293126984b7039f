/**
 * @generated SignedSource<<e5f8ca5e12f6f6fc8b8d4c162b1c4d82>>
 * @relayHash 67d88dbf8983913224aa265e8c22e545
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 307084f5ae18a2f902b8155730acbedeedf7f4a38faa917bb1f3598ac49bad27

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewGoalScreenQuery } from './NewGoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewGoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "307084f5ae18a2f902b8155730acbedeedf7f4a38faa917bb1f3598ac49bad27",
    "metadata": {},
    "name": "NewGoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
