/**
 * @generated SignedSource<<0b52fe33ec32cd78048e71e1ffcf2197>>
 * @relayHash 97d4d7c4086cc9111ecabc449d4878e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fb4532032680d61671380895dd42226f3914055702b8823a6af096655390c30

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SplitScreenQuery } from './SplitScreenQuery.graphql';

const node: PreloadableConcreteRequest<SplitScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3fb4532032680d61671380895dd42226f3914055702b8823a6af096655390c30",
    "metadata": {},
    "name": "SplitScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
