/**
 * @generated SignedSource<<cc4c82dc4b1ea1389f80b68eaf010c66>>
 * @relayHash 8b3025086c7692697a802d728811d4bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72a8336885fae5dce8e7abde48ab82e381dc8a3680e5c92918b66892fd447e93

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalsScreenQuery } from './GoalsScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72a8336885fae5dce8e7abde48ab82e381dc8a3680e5c92918b66892fd447e93",
    "metadata": {},
    "name": "GoalsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
